import { createDrafts } from '../createDrafts.ts';

interface Request {
  readonly ownerId: string;
  readonly documentId: string;
  readonly seqs: readonly number[];
}

// Stores frames of a draft, as the recording Worker does.
globalThis.addEventListener('message', ({ data }: MessageEvent<Request>) => void storeFrames(data));

async function storeFrames({ ownerId, documentId, seqs }: Request): Promise<void> {
  const { unsent } = createDrafts(ownerId).open(documentId);
  await unsent.append(seqs.map((seq) => ({ seq, samples: new Int16Array(640).fill(seq) })));
  postMessage(await unsent.range());
}
