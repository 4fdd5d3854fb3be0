import { createLate } from '../../../../shared/late/createLate.ts';

const load = () => import('./dialogsChunk.ts');

export const CommandsHelp = createLate(load, (chunk) => chunk.CommandsHelp);
export const ConflictDialog = createLate(load, (chunk) => chunk.ConflictDialog);
export const DeviceTextsDialog = createLate(load, (chunk) => chunk.DeviceTextsDialog);
export const HereOnlyDialog = createLate(load, (chunk) => chunk.HereOnlyDialog);
export const FormalDialog = createLate(load, (chunk) => chunk.FormalDialog);
export const ListeningOptions = createLate(load, (chunk) => chunk.ListeningOptions);
export const RecoveryDialog = createLate(load, (chunk) => chunk.RecoveryDialog);
export const SaveDialog = createLate(load, (chunk) => chunk.SaveDialog);

/** Loads the dialogs while the network is there, so that they open without it (G01). */
export function preloadDialogs(): void {
  for (const dialog of [
    CommandsHelp,
    ConflictDialog,
    DeviceTextsDialog,
    HereOnlyDialog,
    FormalDialog,
    ListeningOptions,
    RecoveryDialog,
    SaveDialog,
  ]) {
    dialog.preload();
  }
}
