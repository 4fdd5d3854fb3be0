import { createDrafts } from '../createDrafts.ts';

interface Asked {
  readonly ownerId: string;
  readonly documentId: string;
  readonly seqs: readonly number[];
}

// Keeps the frames of a draft as the Worker does that owns the socket.
globalThis.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void keepFrames(data);
});

async function keepFrames({ ownerId, documentId, seqs }: Asked): Promise<void> {
  const { unsent } = createDrafts(ownerId).open(documentId);
  await unsent.append(seqs.map((seq) => ({ seq, samples: new Int16Array(640).fill(seq) })));
  postMessage(await unsent.range());
}
