import type { User } from '@nevisa/api/types';
import type { MissingData, MyDataTag } from '@nevisa/machines';
import { useSelector } from '@xstate/react';
import { useAppServices } from '../../../app/appServices.ts';
import { createMyDataActor } from './createMyDataActor.ts';

export interface MyDataView {
  readonly making: boolean;
  readonly saved: boolean;
  readonly failed: boolean;
  /** The texts that are done. */
  readonly done: number;
  /** Null before it is known. */
  readonly total: number | null;
  /** The texts in the saved archive. */
  readonly written: number;
  readonly missing: readonly MissingData[];
  readonly start: () => void;
  readonly cancel: () => void;
}

/** The archive of all data of the person. */
export function useMyData(user: User): MyDataView {
  const actor = useAppServices().userScope(user.id).get(createMyDataActor);
  const snapshot = useSelector(actor, (state) => state);
  const { done, total, written, missing } = snapshot.context;
  const is = (tag: MyDataTag) => snapshot.hasTag(tag);
  return {
    making: is('making'),
    saved: is('saved'),
    failed: is('failed'),
    done,
    total,
    written,
    missing,
    start: () => actor.send({ type: 'data.requested' }),
    cancel: () => actor.send({ type: 'data.canceled' }),
  };
}
