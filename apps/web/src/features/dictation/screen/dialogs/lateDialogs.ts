import { late } from '../../../../shared/late/late.ts';

const load = () => import('./dialogsChunk.ts');

export const CommandsHelp = late(load, (chunk) => chunk.CommandsHelp);
export const ConflictDialog = late(load, (chunk) => chunk.ConflictDialog);
export const DeviceTextsDialog = late(load, (chunk) => chunk.DeviceTextsDialog);
export const HereOnlyDialog = late(load, (chunk) => chunk.HereOnlyDialog);
export const FormalDialog = late(load, (chunk) => chunk.FormalDialog);
export const ListeningOptions = late(load, (chunk) => chunk.ListeningOptions);
export const RecoveryDialog = late(load, (chunk) => chunk.RecoveryDialog);
export const SaveDialog = late(load, (chunk) => chunk.SaveDialog);

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
