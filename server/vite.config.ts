import { defineConfig } from 'vite'

/** One bundle of our own rooms; everything from npm stays where npm put it. */
export default defineConfig({
  ssr: { noExternal: [/^@fairground\//, 'zod'] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      // Inspector and reader run as processes of their own, found beside the file that starts them; so chunks stay flat.
      input: {
        main: 'src/main.ts',
        'pdf-inspector': 'src/platform/files/checks/pdf-inspector.ts',
        'workbook-reader': 'src/reference/import/workbook-reader.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
