import { defineConfig } from 'vite'

/**
 * One bundle of our own rooms; what comes from npm stays where npm put it. All but Zod: with every language it speaks
 * it takes half the time a reader process needs to start, and a bundle holds only what is used of it.
 */
export default defineConfig({
  ssr: { noExternal: [/^@fairground\//, 'zod'] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      // The product, its commands, and what runs as a process of its own, found beside the file that starts it; so chunks
      // stay flat.
      input: {
        main: 'src/main.ts',
        admin: 'src/commands/admin.ts',
        backup: 'src/commands/backup.ts',
        'demo-rush': 'src/commands/demo-rush.ts',
        restore: 'src/commands/restore.ts',
        background: 'src/background.ts',
        'password-checker': 'src/platform/passwords/password-checker.ts',
        'pdf-inspector': 'src/platform/files/checks/pdf-inspector.ts',
        'table-reader': 'src/platform/workbook/table-reader.ts',
        'workbook-reader': 'src/list/import/workbook-reader.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
