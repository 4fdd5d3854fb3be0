import type { Id, User } from '@nevisa/api/types';
import { Banner, ButtonLink, LiveRegion } from '@nevisa/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { notifySystem } from './notifySystem.ts';
import { tellSeen } from './seenPages.ts';
import { createEndSelector, type UploadEnd, useUploadEnds } from './useUploadEnds.ts';
import { useUploadQueue } from './useUploads.ts';

/** Says on every page that the text of a file is ready; on the history a toast says it. */
export function UploadEnds({ user, path }: { user: User; path: string }) {
  const ends = useEnds(user);
  const navigate = useNavigate();
  const [last, setLast] = useState<{ text: string; href: string } | null>(null);
  useEffect(() => tellSeen(user.id), [user.id]);
  useUploadEnds(ends, (text, historyId) => {
    const href = writeTextAddress(historyId);
    const ready = { userId: user.id, historyId, sentence: text };
    void notifySystem(ready, () => void navigate(href));
    setLast(path === paths.history ? null : { text, href });
  });
  const close = () => setLast(null);
  return (
    <LiveRegion>
      {last !== null && path !== paths.history && (
        <Banner
          kind="success"
          action={
            <ButtonLink size="small" variant="secondary" href={last.href} onClick={close}>
              {historyText.open}
            </ButtonLink>
          }
          onDismiss={close}
        >
          {last.text}
        </Banner>
      )}
    </LiveRegion>
  );
}

/** The ends of the files; they change far less often than the bytes that are sent. */
function useEnds(user: User): readonly UploadEnd[] {
  const queue = useUploadQueue(user);
  const [select] = useState(createEndSelector);
  return useSyncExternalStore(queue?.subscribe ?? never, () => select(queue?.view().uploads ?? []));
}

const never = () => () => undefined;

function writeTextAddress(historyId: Id): string {
  return `${paths.history}?${new URLSearchParams({ id: String(historyId) }).toString()}`;
}
