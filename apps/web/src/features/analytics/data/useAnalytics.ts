import type { User } from '@nevisa/api/types';
import {
  type AnalyticsContext,
  analyticsMachine,
  type AnalyticsPart,
  type AnalyticsTag,
} from '@nevisa/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { useAppServices } from '../../../app/appServices.ts';
import {
  type ListAddressControl,
  useListAddress,
} from '../../../shared/lists/address/useListAddress.ts';
import { getStaffClient } from '../../management/staffClient.ts';
import {
  analyticsAddress,
  type AnalyticsFilters,
  readComparison,
  readPeriod,
} from './analyticsAddress.ts';
import { loadPart } from './loadPart.ts';
import { type CorrectedTehranClock, createTehranClock } from './tehranClock.ts';
import { useRepeating } from './useRepeating.ts';
import { watchVisibility } from '../../../shared/watchVisibility.ts';

/** The figures of a period, and what changes them. */
export interface Analytics {
  readonly user: User;
  readonly list: ListAddressControl<AnalyticsFilters>;
  readonly context: AnalyticsContext;
  readonly is: (tag: AnalyticsTag) => boolean;
  readonly clock: CorrectedTehranClock;
  /** Reads every part again. */
  readonly refresh: () => void;
  /** Asks for a part that has failed. */
  readonly request: (part: AnalyticsPart) => void;
  /** The figures are read again by themselves. */
  readonly repeating: boolean;
  readonly repeat: (on: boolean) => void;
}

/** The figures of the period and the comparison that the address names. */
export function useAnalytics(user: User): Analytics {
  const { authStore, userScope } = useAppServices();
  const clock = userScope(user.id).get(createTehranClock);
  const list = useListAddress(analyticsAddress);
  const [repeating, repeat] = useRepeating(user);
  const [{ machine, input }] = useState(() => {
    const ports = { client: getStaffClient(authStore), clock };
    const load = fromPromise<Awaited<ReturnType<typeof loadPart>>, Parameters<typeof loadPart>[0]>(
      ({ input, signal }) => loadPart(input, ports, signal),
    );
    return {
      machine: analyticsMachine.provide({ actors: { loadPart: load } }),
      input: { comparison: readComparison(list.address), clock, isVisible: isVisible() },
    };
  });
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (state) => state);
  const { filters } = list.address;
  const comparison = readComparison({ filters });
  useEffect(() => {
    actor.send({ type: 'comparison.chosen', comparison });
  }, [actor, comparison]);
  // The address makes a new object for each text, and an own span is an object.
  const period = JSON.stringify(readPeriod({ filters }));
  useEffect(() => {
    actor.send({
      type: 'period.chosen',
      period: JSON.parse(period) as ReturnType<typeof readPeriod>,
    });
  }, [actor, period]);
  useEffect(() => {
    actor.send({ type: 'repeating.switched', on: repeating });
  }, [actor, repeating]);
  useVisibility(actor);
  return {
    user,
    list,
    context: snapshot.context,
    is: (tag) => snapshot.hasTag(tag),
    clock,
    refresh: () => actor.send({ type: 'refresh.requested' }),
    request: (part) => actor.send({ type: 'part.requested', part }),
    repeating,
    repeat,
  };
}

/** Tells the machine whether the page is visible. */
function useVisibility(actor: {
  send: (event: { type: 'page.shown' } | { type: 'page.hidden' }) => void;
}): void {
  useEffect(
    () => watchVisibility((shown) => actor.send({ type: shown ? 'page.shown' : 'page.hidden' })),
    [actor],
  );
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
