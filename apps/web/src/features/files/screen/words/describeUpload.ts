import { formatBytes, type UploadBar, type UploadTone } from '@nevisa/ui';
import { describeBars } from './describeBars.ts';
import { describeFault, type ShownFault } from './describeFault.ts';
import { describeNotes, describeOptions, describeWarning } from './describeNotes.ts';
import { describeState, tones } from './describeState.ts';
import { formatLength } from './formatLength.ts';
import type { FileCredit } from './reserveCredit.ts';
import { getUploadState, type ShownUpload } from './shownUpload.ts';
import {
  canChangeOptions,
  canRestart,
  findDeleteAction,
  listActions,
  type UploadActionName,
} from './uploadActions.ts';

/** What the row of a file shows, in words. */
export interface UploadFacts {
  readonly name: string;
  readonly tone: UploadTone;
  readonly state: string;
  /** Size and, when it is known, length. */
  readonly facts: readonly string[];
  readonly bars: readonly UploadBar[];
  readonly fault: ShownFault | null;
  readonly warning: string | null;
  readonly notes: readonly string[];
  /** How the file is treated; null once the file has ended. */
  readonly options: string | null;
  readonly actions: readonly UploadActionName[];
  /** What the Delete key asks for. */
  readonly deleteAction: UploadActionName | null;
}

/** Puts an upload into words: each state and each fault of its machine. */
export function describeUpload(upload: ShownUpload, credit: FileCredit): UploadFacts {
  const { file, source, duration, options } = upload;
  return {
    name: source?.file.name ?? file.name,
    tone: tones[getUploadState(upload)],
    state: describeState(upload),
    facts: [formatBytes(file.size), ...(duration === null ? [] : [formatLength(duration)])],
    bars: describeBars(upload),
    fault: describeFault(upload, credit),
    warning: describeWarning(upload),
    notes: describeNotes(upload, credit),
    options: canChangeOptions(upload) || canRestart(upload) ? describeOptions(options) : null,
    actions: listActions(upload),
    deleteAction: findDeleteAction(upload),
  };
}
