import type { Failure } from '@nevisa/api/types';
import {
  type AdminRecordContext,
  type AdminRecordTag,
  type ConflictChoice,
} from '@nevisa/machines';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useWayBack } from '../../../shared/leaving/useWayBack.ts';
import { listFieldErrors } from '../../../shared/forms/listFieldErrors.ts';
import { discountAddress } from '../data/discountAddress.ts';
import { type DiscountFaults, findFaults } from '../data/discountFaults.ts';
import { type DiscountValues, getShownValues } from '../data/discountValues.ts';
import type { FormDraft, FormDrafts } from './formDrafts.ts';
import type { DiscountFormInput } from './formInput.ts';
import { type FormActor, useFormActor } from './useFormActor.ts';
import { useFormDrafts, useKeptDraft } from './useFormDrafts.ts';

/** The form of a code: what is typed, what is wrong with it, and what becomes of it. */
export interface DiscountForm {
  readonly values: DiscountValues;
  readonly isNew: boolean;
  /** The code was used: most of it does not change any more. */
  readonly locked: boolean;
  /** What is wrong, by field, since the first press on save. */
  readonly faults: DiscountFaults;
  readonly failure: Failure | null;
  /** Changes when the values change otherwise than by typing. */
  readonly round: number;
  /** What was typed before was put back. */
  readonly restored: boolean;
  /** This device has no room for what is typed. */
  readonly unkept: boolean;
  readonly is: (tag: AdminRecordTag) => boolean;
  readonly context: AdminRecordContext;
  readonly change: (change: Partial<DiscountValues>) => void;
  readonly save: () => void;
  /** Goes back to the list, and asks before something typed is lost. */
  readonly leave: () => void;
  /** Gives up what was typed. */
  readonly reset: () => void;
  readonly choose: (field: string, choice: ConflictChoice) => void;
  readonly resolve: () => void;
  readonly cancelConflict: () => void;
}

/** @param onSaved called after each save with whether the code is a new one */
export function useDiscountForm(
  input: DiscountFormInput,
  onSaved: (isNew: boolean) => void,
): DiscountForm {
  const { whole } = input;
  const { drafts, unkept } = useFormDrafts(input.discounts.user, input.record);
  const [found, setFound] = useState<FormDraft | null>(() => drafts.read());
  const [round, setRound] = useState(0);
  const beginRound = () => setRound((before) => before + 1);
  const actor = useFormActor(input, found, beginRound);
  const snapshot = useSelector(actor, (state) => state);
  const { context } = snapshot;
  const values = context.typed as DiscountValues;
  const isDirty = snapshot.hasTag('dirty');
  const [isAsked, setAsked] = useState(false);
  const used = whole?.used_count ?? 0;
  const own = useMemo(() => findFaults(values, used), [values, used]);
  const { close } = input.discounts.list;
  const leave = useHeldForm(drafts, close, isDirty ? toDraft(context) : null);
  const begin = (wasSaved: boolean) => {
    drafts.drop();
    setFound(null);
    setAsked(false);
    beginRound();
    if (wasSaved) {
      onSaved(whole === null);
    }
  };
  useSaved(snapshot.hasTag('saved'), () => begin(true));
  const change = (fields: Partial<DiscountValues>) => {
    actor.send({ type: 'edit.started' });
    actor.send({ type: 'field.changed', change: fields });
  };
  return {
    values,
    isNew: whole === null,
    locked: used > 0,
    faults: { ...findServerFaults(context), ...(isAsked && own) },
    failure: context.failure,
    round,
    restored: found !== null && isDirty,
    unkept,
    is: (tag) => snapshot.hasTag(tag),
    context,
    change,
    leave,
    save: () => {
      setAsked(true);
      if (Object.keys(own).length === 0) {
        change(getShownValues(values));
        actor.send({ type: 'save.requested' });
      }
    },
    reset: () => {
      change(context.base);
      begin(false);
    },
    ...createConflictCommands(actor, beginRound),
  };
}

/** Keeps a draft on the device, and asks before it is lost. */
function useHeldForm(drafts: FormDrafts, close: () => void, draft: FormDraft | null): () => void {
  useKeptDraft(drafts, draft);
  const wouldLose = draft !== null;
  const { record } = discountAddress;
  return useWayBack({ close, wouldLose, record, onLost: drafts.drop });
}

function toDraft({ typed, base, record }: AdminRecordContext): FormDraft {
  return {
    revision: record?.revision ?? 0,
    base: base as DiscountValues,
    typed: typed as DiscountValues,
  };
}

function createConflictCommands(
  actor: FormActor,
  onResolved: () => void,
): Pick<DiscountForm, 'choose' | 'resolve' | 'cancelConflict'> {
  return {
    choose: (field, choice) => actor.send({ type: 'conflict.chosen', field, choice }),
    resolve: () => {
      onResolved();
      actor.send({ type: 'conflict.resolved' });
    },
    cancelConflict: () => actor.send({ type: 'conflict.canceled' }),
  };
}

/** The sentences of the server by field, until the field is typed into. */
function findServerFaults({ failure, typed, base, sent }: AdminRecordContext): DiscountFaults {
  return listFieldErrors(failure, typed as DiscountValues, { ...base, ...sent } as DiscountValues);
}

function useSaved(isSaved: boolean, onSaved: () => void): void {
  const report = useEffectEvent(onSaved);
  useEffect(() => {
    if (isSaved) {
      report();
    }
  }, [isSaved]);
}
