/** The page of an opened text: a chunk of its own, which the list does not need. */
export { EditingPage } from './EditingPage.tsx';
