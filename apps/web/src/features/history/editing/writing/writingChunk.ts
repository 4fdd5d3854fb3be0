/** The dialogs of the writing rules and of the person's own words, with the rules. */
export { AddWordDialog } from './AddWordDialog.tsx';
export { CleanupDialog } from './CleanupDialog.tsx';
