import type { ToastQueue } from '@nevisa/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Copy, useCopy } from '../../../shared/shell/useCopy.ts';
import { editingText } from '../../../shared/text/editingText.ts';
import type { OpenedConversation } from '../../conversation/openedConversation.ts';
import { joinParagraphs } from '../data/paragraphs.ts';
import type { History } from '../data/useHistory.ts';
import type { NoticeCommands } from './describeNotice.ts';
import { type StarControl, useStar } from './useStar.ts';
import { useTrash } from './useTrash.ts';

export interface EditorCommands extends NoticeCommands {
  copied: Copy['result'];
  rename: (title: string) => void;
  star: StarControl;
  openVersions: () => void;
  /** Opens the choices of a download. */
  download: () => void;
  /** Moves the text to the trash and goes back to the list, whose toast offers the way back. */
  trash: () => void;
}

export interface EditorCommandsOptions {
  opened: OpenedConversation;
  history: History;
  toasts: ToastQueue;
  openConflict: () => void;
  openDownload: () => void;
  /** Goes back to the list. */
  back: () => void;
}

export function useEditorCommands({
  opened,
  history,
  toasts,
  back,
  openConflict,
  openDownload,
}: EditorCommandsOptions): EditorCommands {
  const navigate = useNavigate();
  const { result, copy } = useCopy();
  const star = useStar(opened, history, toasts);
  const trash = useTrash(opened, history);
  const { isRestoring, restore } = useRestore({ opened, history, toasts });
  const { actor, facts } = opened;
  const save = () => actor.send({ type: 'save.requested' });
  return {
    copied: result,
    star,
    isRestoring,
    restore,
    save,
    openConflict,
    rename: opened.rename,
    forgetMerge: opened.forgetMerge,
    back,
    copy: () => {
      const { segments, speakers } = actor.getSnapshot().context.readText();
      const text = facts.read().document?.text() ?? '';
      copy(joinParagraphs({ text, segments: [...segments], speakers: [...speakers] }));
    },
    retry: () => actor.send({ type: 'retry.requested' }),
    saveAsNew: () => actor.send({ type: 'saveAsNew.requested' }),
    takeOver: () => actor.send({ type: 'takeover.requested' }),
    download: openDownload,
    openVersions: () => actor.send({ type: 'versions.opened' }),
    openPage: (path) => void navigate(path),
    trash,
  };
}

/** Takes the text out of the trash; its changes are sent then. */
function useRestore({
  opened: { facts, look },
  history: { member },
  toasts,
}: Pick<EditorCommandsOptions, 'opened' | 'history' | 'toasts'>) {
  const [isRestoring, setRestoring] = useState(false);
  const id = String(facts.read().conversation?.id ?? '');
  const settle = useEffectEvent((isDone: boolean) => {
    setRestoring(false);
    if (isDone) {
      void look();
    } else {
      toasts.add({ text: editingText.notRestored, tone: 'danger' });
    }
  });
  useEffect(() => {
    const subscription = member.actor.on('bulk.settled', ({ request, result }) => {
      if (request.action === 'restore' && request.ids.some((each) => String(each) === id)) {
        settle(result.done.some((each) => String(each) === id));
      }
    });
    return () => subscription.unsubscribe();
  }, [member.actor, id]);
  return {
    isRestoring,
    restore: () => {
      const { conversation } = facts.read();
      if (conversation !== null) {
        setRestoring(true);
        member.actor.send({ type: 'bulk.requested', action: 'restore', ids: [conversation.id] });
      }
    },
  };
}
