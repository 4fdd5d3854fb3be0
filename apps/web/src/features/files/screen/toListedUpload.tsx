import {
  CheckIcon,
  CloseIcon,
  CopyIcon,
  DeleteIcon,
  type ListedUpload,
  PauseIcon,
  ResumeIcon,
  RetryIcon,
  type UploadAction,
} from '@nevisa/ui';
import { paths } from '../../../shared/paths.ts';
import { filesText, historyFilesText } from '../../../shared/text/filesText.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { packagesText } from '../../../shared/text/packagesText.ts';
import { signinText } from '../../../shared/text/signinText.ts';
import { describeUpload } from './words/describeUpload.ts';
import type { FileCredit } from './words/reserveCredit.ts';
import type { ShownUpload } from './words/shownUpload.ts';
import type { UploadActionName } from './words/uploadActions.ts';

const faces: Readonly<Record<UploadActionName, Omit<UploadAction, 'onPress'>>> = {
  start: { label: filesText.start, icon: <ResumeIcon /> },
  pause: { label: filesText.pause, icon: <PauseIcon /> },
  resume: { label: filesText.resume, icon: <ResumeIcon /> },
  cancel: { label: filesText.cancel, icon: <CloseIcon />, isQuiet: true },
  cancelJob: { label: historyFilesText.cancelTask, icon: <CloseIcon /> },
  remove: { label: filesText.remove, icon: <DeleteIcon />, isQuiet: true },
  open: { label: historyText.open, icon: <CheckIcon /> },
  again: { label: historyText.retry, icon: <RetryIcon /> },
  sendAgain: { label: filesText.sendAgain, icon: <RetryIcon /> },
  retry: { label: filesText.sendAgain, icon: <RetryIcon /> },
  reopen: { label: filesText.resume, icon: <ResumeIcon /> },
  choose: { label: filesText.choose },
  chooseOther: { label: filesText.chooseOther },
  add: { label: filesText.chooseOther },
  buy: { label: packagesText.buy, href: paths.packages },
  signIn: { label: signinText.submit, href: paths.signIn },
  copyId: { label: filesText.copyId, icon: <CopyIcon /> },
};

export interface RowHandlers {
  act: (name: UploadActionName, upload: ShownUpload) => void;
  changeOptions: (upload: ShownUpload) => void;
}

/** The row of an upload with its actions. */
export function toListedUpload(
  upload: ShownUpload,
  credit: FileCredit,
  { act, changeOptions }: RowHandlers,
): ListedUpload {
  const { fault, warning, options, actions, deleteAction, ...facts } = describeUpload(
    upload,
    credit,
  );
  const toAction = (name: UploadActionName): UploadAction => ({
    ...faces[name],
    onPress: () => act(name, upload),
  });
  const [first, second, third] = actions.map(toAction);
  const change = { label: filesText.change, onPress: () => changeOptions(upload) };
  return {
    ...facts,
    id: upload.id,
    actions: [first, second, third],
    ...(fault !== null && {
      fault: {
        sentence: fault.sentence,
        ...(fault.action !== null && { action: toAction(fault.action) }),
      },
    }),
    ...(warning !== null && { warning }),
    ...(options !== null && { options: { words: options, action: change } }),
    ...(deleteAction !== null && { onDelete: () => act(deleteAction, upload) }),
  };
}
