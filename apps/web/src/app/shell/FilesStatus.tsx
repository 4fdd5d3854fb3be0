import type { User } from '@nevisa/api/types';
import { type ReactNode, Suspense, useState } from 'react';
import { Boundary } from '../../shared/late/Boundary.tsx';
import { createLate } from '../../shared/late/createLate.ts';
import { useUploadFacts } from '../../shared/shell/useUploadFacts.ts';

const LateStatus = createLate(
  () => import('../../features/files/screen/statusChunk.ts'),
  (chunk) => chunk.UploadStatus,
);
const LateEnds = createLate(
  () => import('../../features/files/screen/statusChunk.ts'),
  (chunk) => chunk.UploadEnds,
);

/** The meter of the files under way, whose code loads with the first of them. */
export function FilesMeter() {
  const facts = useUploadFacts();
  return (
    facts.count > 0 && (
      <LatePart>
        <LateStatus facts={facts} />
      </LatePart>
    )
  );
}

/** Says on every page that the text of a file is ready. */
export function FilesNews({ user, path }: { user: User; path: string }) {
  const { count } = useUploadFacts();
  // After the first file it stays: the last one ends with news.
  const [isUsed, setUsed] = useState(count > 0);
  if (count > 0 && !isUsed) {
    setUsed(true);
  }
  return (
    isUsed && (
      <LatePart>
        <LateEnds user={user} path={path} />
      </LatePart>
    )
  );
}

/** A part of the frame that a page does without. */
function LatePart({ children }: { children: ReactNode }) {
  return (
    <Boundary renderFailure={() => null}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}
