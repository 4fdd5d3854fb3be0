import type { Id, WholeDiscount } from '@nevisa/api/types';
import {
  adminRecordMachine,
  type LoadOutcome,
  type RecordSave,
  type RecordSaveOutcome,
} from '@nevisa/machines';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useAppServices } from '../../../app/appServices.ts';
import { discountKey } from '../data/discountCache.ts';
import { saveDiscount, toRecord } from '../data/discountCalls.ts';
import type { DiscountMember } from '../data/discountMember.ts';
import type { DiscountValues } from '../data/discountValues.ts';
import { createCodeAttempts } from '../data/codeAttempts.ts';
import type { FormDraft } from './formDrafts.ts';
import type { DiscountFormInput } from './formInput.ts';

export type FormActor = ActorRefFrom<typeof adminRecordMachine>;

/**
 * The machine of a form, filled with its code, and with what was typed before.
 *
 * @param onRestored called when what was typed has replaced the first values of a new form
 */
export function useFormActor(
  { discounts: { member, user }, whole, first }: DiscountFormInput,
  found: FormDraft | null,
  onRestored: () => void,
): FormActor {
  const { personal } = useAppServices();
  const [machine] = useState(() =>
    provide(member, { first, attempts: createCodeAttempts(personal.of(String(user.id))) }),
  );
  const [input] = useState(() => makeInput(whole, first, found));
  const actor = useActorRef(machine, { input });
  useEffect(() => {
    // A new form is filled with its first values; what was typed over them differs from them.
    if (whole === null && found !== null) {
      actor.send({ type: 'field.changed', change: found.typed });
      onRestored();
    }
    // The draft is that of the first rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [actor]);
  useEffect(() => {
    const { record } = actor.getSnapshot().context;
    if (whole !== null && record !== null && whole.revision > record.revision) {
      actor.send({ type: 'record.changedElsewhere' });
    }
  }, [actor, whole]);
  return actor;
}

function makeInput(whole: WholeDiscount | null, first: DiscountValues, found: FormDraft | null) {
  if (whole === null) {
    return { id: null, values: first };
  }
  const record = toRecord(whole);
  return found === null
    ? { id: whole.id, record }
    : {
        id: whole.id,
        // A save says the revision that the typed values began with.
        record: { id: whole.id, revision: found.revision, values: found.base },
        values: found.typed,
      };
}

function provide(member: DiscountMember, newCode: Parameters<typeof saveDiscount>[2]) {
  return adminRecordMachine.provide({
    actors: {
      loadRecord: fromPromise<LoadOutcome, { id: Id }>(async ({ input, signal }) => {
        const outcome = await member.client.retrieveDiscount(input, { signal });
        if (!outcome.ok) {
          return outcome;
        }
        member.queries.setQueryData([discountKey, String(input.id)], outcome.answer);
        return { ok: true, answer: toRecord(outcome.answer) };
      }),
      saveRecord: fromPromise<RecordSaveOutcome, RecordSave>(async ({ input }) => {
        const outcome = await saveDiscount(member.client, input, newCode);
        if (outcome.discount !== undefined) {
          member.take(outcome.discount);
        }
        return outcome;
      }),
    },
  });
}
