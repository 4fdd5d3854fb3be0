import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Ltr } from '../../components/text/Ltr/Ltr.tsx';
import { Logo } from '../../drawings/Logo.tsx';
import { formatNumber } from '../../persian/number.ts';
import * as S from './Invoice.styles.ts';

/** A fact of an invoice or of a party. */
export interface InvoiceFact {
  label: string;
  value: ReactNode;
}

/** The seller or the buyer. */
export interface InvoiceParty {
  /** «فروشنده» */
  title: string;
  /** Missing where the name is not known. */
  name?: string | undefined;
  facts: readonly InvoiceFact[];
  /** What the person can do about missing facts; not printed. */
  note?: ReactNode;
}

/** A sold thing, or a sum below the sold things. */
export interface InvoiceAmount {
  title: string;
  /** In toman; null is shown as a dash. */
  amount: number | null;
}

export interface InvoiceProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The number of the invoice: the only `h1` of the page. */
  heading: string;
  /** The accessible name of the logo. */
  brandName: string;
  /** The date and the reference. */
  facts: readonly InvoiceFact[];
  parties: readonly InvoiceParty[];
  /** The names of the columns: place, title and amount of a line. */
  columns: readonly [place: string, title: string, amount: string];
  lines: readonly InvoiceAmount[];
  /** Discount and tax, each only where it exists. */
  sums?: readonly InvoiceAmount[];
  total: InvoiceAmount;
  /** The total in words. */
  words?: InvoiceFact | undefined;
  /** Above the paper: the way back and the print button; not printed. */
  actions?: ReactNode;
}

const noSums: readonly InvoiceAmount[] = [];

/**
 * An invoice on paper: number, both parties, lines and sums. It prints alone, in black on white and
 * without backgrounds, on one page of A4 for up to twenty lines.
 */
export function Invoice({
  heading,
  brandName,
  facts,
  parties,
  columns,
  lines,
  sums = noSums,
  total,
  words,
  actions,
  ...rest
}: InvoiceProps) {
  return (
    <S.Root {...rest} data-invoice="">
      <S.PrintedPage />
      {actions !== undefined && <S.Actions>{actions}</S.Actions>}
      <S.Paper>
        <S.Head>
          <Logo size={40} label={brandName} />
          <S.Heading tabIndex={-1}>{heading}</S.Heading>
          <FactList facts={facts} />
        </S.Head>
        <S.Parties>
          {parties.map((party) => (
            <Party key={party.title} {...party} />
          ))}
        </S.Parties>
        <Lines columns={columns} lines={lines} sums={sums} total={total} />
        {words !== undefined && (
          <S.Words>
            <FactList facts={[words]} />
          </S.Words>
        )}
      </S.Paper>
    </S.Root>
  );
}

function Party({ title, name, facts, note }: InvoiceParty) {
  return (
    <S.Party>
      <S.PartyTitle>{title}</S.PartyTitle>
      {name !== undefined && <S.PartyName dir="auto">{name}</S.PartyName>}
      <FactList facts={facts} />
      {note !== undefined && <S.Note>{note}</S.Note>}
    </S.Party>
  );
}

function FactList({ facts }: { facts: readonly InvoiceFact[] }) {
  return (
    facts.length > 0 && (
      <S.Facts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </S.Facts>
    )
  );
}

function Lines({
  columns: [place, title, amount],
  lines,
  sums,
  total,
}: Required<Pick<InvoiceProps, 'columns' | 'lines' | 'sums' | 'total'>>) {
  return (
    <S.Table>
      <thead>
        <tr>
          <th scope="col">{place}</th>
          <th scope="col">{title}</th>
          <th scope="col">{amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => {
          // Two lines may be equal.
          const number = formatNumber(at + 1);
          return (
            <tr key={number}>
              <td>{number}</td>
              <td dir="auto">{line.title}</td>
              <td>
                <Figure amount={line.amount} />
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        {[...sums, total].map((sum) => (
          <tr key={sum.title} data-total={sum === total}>
            <th scope="row" colSpan={2}>
              {sum.title}
            </th>
            <td>
              <Figure amount={sum.amount} />
            </td>
          </tr>
        ))}
      </tfoot>
    </S.Table>
  );
}

function Figure({ amount }: { amount: number | null }) {
  return amount === null ? '—' : <Ltr>{formatNumber(amount)}</Ltr>;
}
