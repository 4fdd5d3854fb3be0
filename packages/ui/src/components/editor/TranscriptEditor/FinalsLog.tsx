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
  /** Finished sentences, in order; partial words never stand among them. */
  finals: readonly { id: string; text: string }[];
  /** The person does not want to hear them. @default false */
  silent?: boolean;
  /** Must stay the same. @default the system's */
  clock?: PacerClock;
}

/**
 * Says finished sentences to screen readers, politely and at most once in two
 * seconds. Those that stand there at its beginning are not said.
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
        {/* Who says the same sentence twice hears it twice. */}
        {!silent && <span key={said.count}>{said.text}</span>}
      </LiveRegion>
    </VisuallyHidden>
  );
}
