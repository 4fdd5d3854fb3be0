import type { ReactNode } from 'react';
import { NevisaUi } from '../../packages/ui/src/index.ts';
import { pairs } from './pairsOfComponents.tsx';

/** What to do and what to avoid with a component, drawn by the component itself. */
export function Pairs({ name }: { name: string }) {
  const found = pairs[name] ?? [];
  return (
    <>
      {found.map(({ right, wrong, because }) => (
        <section key={because} className="nevisa-pair">
          <Sample sign="do" words="Do">
            {right}
          </Sample>
          <Sample sign="avoid" words="Avoid">
            {wrong}
          </Sample>
          <p>{because}</p>
        </section>
      ))}
    </>
  );
}

interface SampleProps {
  sign: 'do' | 'avoid';
  words: string;
  children: ReactNode;
}

function Sample({ sign, words, children }: SampleProps) {
  return (
    <figure data-sign={sign}>
      <div lang="fa" dir="rtl" className="nevisa-sample">
        <NevisaUi>{children}</NevisaUi>
      </div>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
