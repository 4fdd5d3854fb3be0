/** Folders and files whose prose is not checked yet. Entries are only removed. */
export const notYetClean: readonly string[] = ['README.md', 'CONTRIBUTING.md'];
