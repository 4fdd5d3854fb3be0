import type { Failure, User } from '@nevisa/api/types';
import {
  bulkCodesMachine,
  type BulkCodesContext,
  type BulkCodesTag,
  type CodeBatch,
} from '@nevisa/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import { useAppServices } from '../../../app/appServices.ts';
import { useWayBack } from '../../../shared/leaving/useWayBack.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { discountAddress } from '../data/discountAddress.ts';
import { batchesKey } from '../data/discountCache.ts';
import { findBatch, makeCodes } from '../data/discountCalls.ts';
import { findFaults, type DiscountFaults } from '../data/discountFaults.ts';
import type { DiscountMember } from '../data/discountMember.ts';
import { type DiscountValues, parseNumber, getShownValues } from '../data/discountValues.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import { createLostBatch, type LostBatch } from './lostBatch.ts';
import { type BulkValues, useBulkValues } from './useBulkValues.ts';

/** The form of codes that are made together: with a prefix and a number in place of the code. */
export interface BulkCodes extends Omit<BulkValues, 'isTyped' | 'drop'> {
  readonly faults: DiscountFaults & { prefix?: string; count?: string };
  readonly failure: Failure | null;
  readonly context: BulkCodesContext;
  readonly is: (tag: BulkCodesTag) => boolean;
  readonly make: () => void;
  readonly makeRest: () => void;
  /** A file with the codes of this batch was downloaded. */
  readonly noteSaved: (batch: CodeBatch) => void;
  /** Begins another batch with the same terms. */
  readonly again: () => void;
  /** Goes back to the list, and asks before something is lost. */
  readonly leave: () => void;
}

/** How many codes one batch may have. */
const most = 1_000;

/** @param first what the form begins with */
export function useBulkCodes(
  { user, member, list }: Pick<Discounts, 'user' | 'member' | 'list'>,
  first: DiscountValues,
): BulkCodes {
  const [isAsked, setAsked] = useState(false);
  const { actor, lost } = useBatchActor(user, member);
  const snapshot = useSelector(actor, (state) => state);
  const { context } = snapshot;
  const is = (tag: BulkCodesTag) => snapshot.hasTag(tag);
  const isOver = is('made') || is('partly');
  const typed = useBulkValues(user, first, !isOver);
  const { values, count } = typed;
  const leave = useWayBack({
    close: list.close,
    wouldLose: isOver ? !context.isSaved : typed.isTyped,
    record: discountAddress.record,
    onLost: typed.drop,
  });
  useMadeNews(isOver ? context.batch : null, () => {
    typed.drop();
    lost.forget();
    member.tell([]);
    void member.queries.invalidateQueries({ queryKey: [batchesKey] });
  });
  const own = findOwnFaults(values, count);
  return {
    ...typed,
    faults: { ...findServerFaults(context.failure, isAsked), ...(isAsked && own) },
    failure: context.failure,
    context,
    is,
    leave,
    make: () => {
      setAsked(true);
      if (Object.keys(own).length === 0) {
        const terms = getShownValues(values);
        actor.send({ type: 'making.requested', count: parseNumber(count) ?? 0, terms });
      }
    },
    makeRest: () => actor.send({ type: 'rest.requested' }),
    noteSaved: ({ id, made }) => actor.send({ type: 'codes.saved', id, made }),
    again: () => {
      typed.change({ code: '' });
      setAsked(false);
      actor.send({ type: 'batch.closed' });
    },
  };
}

/** The machine of the batch; a request whose answer is not seen stays on the device. */
function useBatchActor(user: User, member: Pick<DiscountMember, 'client'>) {
  const { personal } = useAppServices();
  const [lost] = useState(() => createLostBatch(personal.of(String(user.id))));
  const [machine] = useState(() => provide(member, lost));
  const [input] = useState(() => ({ newId: () => crypto.randomUUID(), lost: lost.read() }));
  return { actor: useActorRef(machine, { input }), lost };
}

function provide({ client }: Pick<DiscountMember, 'client'>, lost: LostBatch) {
  return bulkCodesMachine.provide({
    actors: {
      makeCodes: fromPromise(({ input }) => {
        lost.write(input);
        return makeCodes(client, input);
      }),
      findBatch: fromPromise(({ input }) => findBatch(client, input.clientId)),
    },
  });
}

function findOwnFaults(values: DiscountValues, count: string): BulkCodes['faults'] {
  const number = parseNumber(count) ?? 0;
  // The prefix takes the place of the code.
  const { code: _, ...faults } = findFaults(values);
  return Number.isSafeInteger(number) && number >= 1 && number <= most
    ? faults
    : { ...faults, count: discountWords.bulkCountWrong };
}

/** The sentences of a refusal by field. */
function findServerFaults(failure: Failure | null, isAsked: boolean): BulkCodes['faults'] {
  const fields = isAsked && failure?.kind === 'refused' ? (failure.fields ?? {}) : {};
  return Object.fromEntries(
    Object.entries(fields).map(([field, texts]) => [field, texts.join(' ')]),
  );
}

/** Reports each time that codes were made, also the rest of a batch. */
function useMadeNews(batch: BulkCodesContext['batch'], onMade: () => void): void {
  const report = useEffectEvent(onMade);
  useEffect(() => {
    if (batch !== null) {
      report();
    }
  }, [batch]);
}
