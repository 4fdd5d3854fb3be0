import type { User } from '@nevisa/api/types';
import type { ToastQueue } from '@nevisa/ui';
import { getShownConfiguration } from '@nevisa/machines';
import { useSelector } from '@xstate/react';
import { useAppServices } from '../../../app/appServices.ts';
import { createWritingActor } from '../../settings/writing/writingActor.ts';
import { FilesPanel, type FilesPanelProps } from './FilesPanel.tsx';
import { useUploads } from './useUploads.ts';

interface HistoryFilesProps extends Pick<FilesPanelProps, 'onOpen' | 'isAdding' | 'onAdding'> {
  user: User;
  toasts: ToastQueue;
}

/** The files of the user above the texts of the history. */
export default function HistoryFiles({ user, ...props }: HistoryFilesProps) {
  const view = useUploads(user);
  const actor = useAppServices().userScope(user.id).get(createWritingActor);
  const keepAudioDays = useSelector(
    actor,
    ({ context }) => getShownConfiguration(context)?.preferences.keep_audio_days ?? null,
  );
  return view && <FilesPanel {...props} view={view} keepAudioDays={keepAudioDays} />;
}
