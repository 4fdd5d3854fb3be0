import type { ReactNode } from 'react';
import * as S from './Guide.styles.ts';

interface GuidePageProps {
  title: string;
  /** One or two sentences under the title. */
  lead: string;
  children: ReactNode;
}

/**
 * A page of the handbook: English text for designers and programmers, left to right in
 * every toolbar setting.
 */
export function GuidePage({ title, lead, children }: GuidePageProps) {
  return (
    <S.Page lang="en" dir="ltr">
      <S.Head>
        <h1>{title}</h1>
        <p>{lead}</p>
      </S.Head>
      {children}
    </S.Page>
  );
}

interface GuideSectionProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A titled section of a handbook page. */
export function GuideSection({ title, note, children }: GuideSectionProps) {
  return (
    <S.Section>
      <h2>{title}</h2>
      {note !== undefined && <p>{note}</p>}
      {children}
    </S.Section>
  );
}

/** A list of `Row`s. */
export function Rows({ children }: { children: ReactNode }) {
  return <S.Rows>{children}</S.Rows>;
}

interface RowProps {
  name: string;
  /** The token's value as used in styles. */
  value?: string;
  note?: string;
  children?: ReactNode;
}

/** A token: its name, value, sample and purpose. */
export function Row({ name, value, note, children }: RowProps) {
  return (
    <S.Row>
      <S.Name>
        {name}
        {value !== undefined && <S.Value>{value}</S.Value>}
      </S.Name>
      <div>{children}</div>
      <S.Note>{note}</S.Note>
    </S.Row>
  );
}

/** Places samples side by side where they fit. */
export function Grid({ children }: { children: ReactNode }) {
  return <S.Grid>{children}</S.Grid>;
}

/** A sample on a card with a caption. */
export function Panel({ caption, children }: { caption?: string; children: ReactNode }) {
  return (
    <S.Panel>
      {caption !== undefined && <S.Caption>{caption}</S.Caption>}
      {children}
    </S.Panel>
  );
}

export function RuleList({ rules }: { rules: readonly string[] }) {
  return (
    <S.Rules>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </S.Rules>
  );
}

/** A section of rules, at the end of a handbook page. */
export function Rules({ title = 'Rules', rules }: { title?: string; rules: readonly string[] }) {
  return (
    <GuideSection title={title}>
      <RuleList rules={rules} />
    </GuideSection>
  );
}

/** Product text in its language and direction. */
export function Persian({ children }: { children: ReactNode }) {
  return (
    <div lang="fa" dir="rtl">
      {children}
    </div>
  );
}
