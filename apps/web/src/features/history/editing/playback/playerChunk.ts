/** The player of an opened text with its machine: code that the text does not need. */
export { PlayerBar } from './PlayerBar.tsx';
