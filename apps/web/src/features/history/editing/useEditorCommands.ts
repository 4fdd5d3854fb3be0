import type { ToastQueue } from '@nevisa/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { waitFor } from 'xstate';
import { type Copy, useCopy } from '../../../shared/shell/useCopy.ts';
import { editingText } from '../../../shared/text/editingText.ts';
import type { OpenedConversation } from '../../conversation/openedConversation.ts';
import { joinParagraphs } from '../data/paragraphs.ts';
import type { History } from '../data/useHistory.ts';
import type { NoticeCommands } from './describeNotice.ts';
import { type StarControl, useStar } from './useStar.ts';

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

/** How long a deletion waits for the last words to reach the server, in ms; they are on the device anyway. */
const flushWait = 3_000;

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
  const star = useStar(opened, history);
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
    trash: () => moveToTrash(opened, history),
  };
}

/** Sends the last words first, as far as that is quick; what is left waits on the device. */
function moveToTrash({ actor, facts }: OpenedConversation, { list, member }: History): void {
  const { conversation } = facts.read();
  if (conversation === null) {
    return;
  }
  actor.send({ type: 'save.requested' });
  const isSettled = waitFor(actor, (view) => view.hasTag('saved') || view.hasTag('stopped'), {
    timeout: flushWait,
  });
  void isSettled.catch(ignore).then(() => {
    // The list first: its toast offers the way back.
    list.close();
    member.actor.send({ type: 'bulk.requested', action: 'trash', ids: [conversation.id] });
  });
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

function ignore(): void {
  // The words that are not sent yet wait on the device.
}
