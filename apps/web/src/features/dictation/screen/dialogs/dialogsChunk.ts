/** Every dialog of live dictation, in one chunk that loads when the page opens. */
export { CommandsHelp } from './CommandsHelp.tsx';
export { ConflictDialog } from './ConflictDialog.tsx';
export { DeviceTextsDialog } from './DeviceTextsDialog.tsx';
export { FormalDialog } from './FormalDialog.tsx';
export { HereOnlyDialog } from './HereOnlyDialog.tsx';
export { ListeningOptions } from './ListeningOptions.tsx';
export { RecoveryDialog } from './RecoveryDialog.tsx';
export { SaveDialog } from './SaveDialog.tsx';
