import { fromCallback } from 'xstate';
import { startMachine } from '../testing/startMachine.ts';
import { uploadQueueMachine } from './uploadQueueMachine.ts';
import type { AddedFile, KeptQueue, UploadQueueEvent } from './uploadQueueTypes.ts';
import { interview, plainOptions, pretendUploadPorts } from './uploadTesting.ts';

/** A queue whose ports are answered by hand. */
export function startQueue({
  stored = [],
  credit = null,
  holds = true,
}: { stored?: KeptQueue; credit?: number | null; holds?: boolean } = {}) {
  const ports = pretendUploadPorts();
  const kept: KeptQueue[] = [];
  const handedOver: AddedFile[] = [];
  const queue = startMachine(
    uploadQueueMachine.provide({
      actors: {
        upload: ports.machine,
        holdTab: fromCallback<UploadQueueEvent>(({ sendBack }) => {
          if (holds) {
            sendBack({ type: 'tab.held' });
          }
        }),
        watchNetwork: fromCallback<UploadQueueEvent>(() => undefined),
        loadQueue: fromCallback<UploadQueueEvent>(({ sendBack }) =>
          sendBack({ type: 'queue.loaded', kept: stored }),
        ),
      },
      actions: {
        keepQueue: (_, uploads) => {
          kept.push(uploads);
        },
        handOver: (_, files) => {
          handedOver.push(...files);
        },
      },
    }),
    { input: { options: plainOptions, credit, random: () => 0.5 } },
  );
  const upload = (id: string) => {
    const found = queue.context().uploads.find((each) => each.id === id);
    if (found === undefined) {
      throw new Error(`The queue has no upload ${id}.`);
    }
    return found;
  };
  return {
    ...ports,
    ...queue,
    handedOver,
    keptLast: () => kept.at(-1) ?? [],
    upload,
    getTags: (id: string) => [...upload(id).getSnapshot().tags],
    add: (...ids: string[]) =>
      queue.send({ type: 'files.added', files: ids.map((id) => ({ id, file: interview })) }),
    /** Passes the checks of all added files; each has this length, a minute unless another one is given. */
    async check(duration: number | null = 60_000) {
      await answerAll(ports.readSample, { ok: true as const, hash: 'hash' });
      await answerAll(ports.measureLength, duration);
      await answerAll(ports.findKnown, null);
    },
  };
}

/** A queue with added files that have passed their checks. */
export async function openCheckedQueue(
  ids: readonly string[],
  options?: Parameters<typeof startQueue>[0],
) {
  const queue = startQueue(options);
  queue.add(...ids);
  await queue.check();
  return queue;
}

async function answerAll<Answer>(
  port: {
    calls: readonly { inFlight: boolean; answer: (answer: Answer) => Promise<void> }[];
  },
  answer: Answer,
) {
  for (const call of port.calls.filter(({ inFlight }) => inFlight)) {
    await call.answer(answer);
  }
}
