import { defineConfig } from 'vite'

/** One bundle of our own rooms; everything from npm stays where npm put it. */
export default defineConfig({
  ssr: { noExternal: [/^@fairground\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      // The inspector runs as a process of its own; it finds itself beside the file that starts it, so chunks stay flat.
      input: { main: 'src/main.ts', 'pdf-inspector': 'src/platform/files/checks/pdf-inspector.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
