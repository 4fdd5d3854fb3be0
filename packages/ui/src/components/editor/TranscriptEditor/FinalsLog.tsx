import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import {
  createFinalsPacer,
  type FinalsPacer,
  type PacerClock,
  systemClock,
} from './finalsPacer.ts';

export interface FinalsLogProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Recognised segments in order, without interim text. */
  finals: readonly { id: string; text: string }[];
  /** Announces nothing. @default false */
  silent?: boolean;
  /** Must not change. @default the system's clock */
  clock?: PacerClock;
}

/**
 * Announces new segments to screen readers, politely and at most every two
 * seconds. The first value of `finals` is not announced.
 */
export function FinalsLog({
  finals,
  silent = false,
  clock = systemClock,
  ...rest
}: FinalsLogProps) {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const pacer = useRef<FinalsPacer>(null);
  const known = useRef<ReadonlySet<string>>(null);
  useEffect(() => {
    const created = createFinalsPacer(
      (text) => setSaid(({ count }) => ({ text, count: count + 1 })),
      clock,
    );
    pacer.current = created;
    return () => created.stop();
  }, [clock]);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(finals.map(({ id }) => id));
    if (silent) {
      pacer.current?.stop();
    } else if (before !== null) {
      finals.filter(({ id }) => !before.has(id)).forEach(({ text }) => pacer.current?.add(text));
    }
  }, [finals, silent]);
  return (
    <VisuallyHidden {...rest}>
      <LiveRegion>
        {/* A repeated sentence is announced again. */}
        {!silent && <span key={said.count}>{said.text}</span>}
      </LiveRegion>
    </VisuallyHidden>
  );
}
