import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { statuses } from '../statuses.ts';
import { PageLink } from './PageLink.tsx';
import { Pairs } from './Pairs.tsx';
import { type ComponentRecord, findRecord, records } from './records.ts';
import { UsageTable } from './UsageTable.tsx';

/** The docs page of a component: what it is for, then what it looks like, then how it behaves. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { fileName } = preparedMeta.parameters as { fileName?: string };
  const record = records.get(fileName?.replace(/^(?:\.\.?\/)+/, '') ?? '');
  return (
    <>
      <Title />
      {record !== undefined && <Standing record={record} />}
      <Description of="meta" />
      <Primary />
      <Controls />
      {record?.usage !== undefined && <Usage record={record} />}
      {Object.keys(csfFile.stories).length > 1 && <Stories includePrimary={false} />}
      <SheetLink />
    </>
  );
}

function Standing({ record: { status, usedIn } }: { record: ComponentRecord }) {
  const { words, meaning } = statuses.find(({ tag }) => tag === status) ?? {};
  return (
    <p className="nevisa-standing sb-unstyled">
      <span className="nevisa-status" data-status={status}>
        {words}
      </span>
      <span>{usedIn.length > 0 ? `Used in: ${usedIn.join(' · ')}` : meaning}</span>
    </p>
  );
}

function Usage({ record }: { record: ComponentRecord }) {
  const { name, usage, tokens } = record;
  if (usage === undefined) {
    return null;
  }
  return (
    <div className="nevisa-usage sb-unstyled">
      <div className="nevisa-columns">
        <Part title="Use it when" sign="do">
          <Sentences lines={usage.use} />
        </Part>
        <Part title="Use something else when" sign="avoid">
          <Sentences lines={usage.avoid} />
        </Part>
      </div>
      <Pairs name={name} />
      <div className="nevisa-columns">
        <Part title="Anatomy">
          <ol className="nevisa-anatomy">
            {usage.anatomy.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
        </Part>
        <Part title="Words">
          <p>{usage.words}</p>
        </Part>
      </div>
      <Part title="Keys, name and announcement">
        <UsageTable usage={usage} />
      </Part>
      <Part title="Related">
        <p className="nevisa-chips">
          {usage.related.map((related) => (
            <Related key={related} name={related} />
          ))}
        </p>
      </Part>
      {tokens.length > 0 && (
        <details className="nevisa-tokens">
          <summary>{`Tokens in its styles (${tokens.length})`}</summary>
          <p className="nevisa-chips">
            {tokens.map((token) => (
              <code key={token}>{token}</code>
            ))}
          </p>
        </details>
      )}
    </div>
  );
}

interface PartProps {
  title: string;
  sign?: 'do' | 'avoid';
  children: ReactNode;
}

function Part({ title, sign, children }: PartProps) {
  return (
    <section data-sign={sign}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Sentences({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Related({ name }: { name: string }) {
  const record = findRecord(name);
  return record === undefined ? <span>{name}</span> : <PageLink to={record.docs}>{name}</PageLink>;
}

// A sheet shows everything 22 times: on the page it would be as long as all other stories together.
function SheetLink() {
  const { componentStories } = useContext(DocsContext);
  const sheet = componentStories().find(({ parameters }) => parameters['everyTheme'] === true);
  return sheet === undefined ? null : (
    <p className="nevisa-sheet sb-unstyled">
      <PageLink to={sheet.id}>All values in the 22 looks →</PageLink>
    </p>
  );
}
