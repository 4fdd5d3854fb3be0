import type { ComponentPropsWithRef, ReactNode } from 'react';
import {
  type Description,
  DescriptionList,
} from '../../components/data/DescriptionList/DescriptionList.tsx';
import { CheckIcon, CloseIcon } from '../../components/media/Icon/controlIcons.ts';
import { Logo } from '../../drawings/Logo.tsx';
import * as S from './Receipt.styles.ts';

export type ReceiptOutcome = 'success' | 'failure';

export interface ReceiptProps extends Omit<ComponentPropsWithRef<'main'>, 'children'> {
  outcome: ReceiptOutcome;
  /** The outcome in words: the only `h1` of the page; takes the focus when the page opens. */
  heading: string;
  /** The accessible name of the logo at the end of the header. */
  brandName: string;
  /** Lines below the name that are only printed: the site and the phone of the seller. */
  issuer?: readonly string[];
  /** The facts of the payment; an empty list leaves only the header. */
  items: readonly Description[];
  /** Advice after a failed payment. */
  note?: ReactNode;
  /** A drawing above the receipt, in large windows only; not printed. */
  drawing?: ReactNode;
  /** Copy and print buttons; not printed. */
  actions?: ReactNode;
  /**
   * A `Cluster` of buttons below the receipt, and text after them; not printed. On phones and in low
   * windows it is a bar at the lower edge.
   */
  children?: ReactNode;
}

/**
 * The page of a payment result: a receipt with the outcome at its top. Printing shows only the
 * receipt in black.
 */
export function Receipt({
  outcome,
  heading,
  brandName,
  issuer,
  items,
  note,
  drawing,
  actions,
  children,
  ...rest
}: ReceiptProps) {
  const OutcomeIcon = outcome === 'success' ? CheckIcon : CloseIcon;
  return (
    <S.Root id="content" tabIndex={-1} {...rest}>
      {drawing !== undefined && <S.Picture>{drawing}</S.Picture>}
      <S.Paper>
        <S.Head>
          <S.Mark data-outcome={outcome}>
            <OutcomeIcon size="large" />
          </S.Mark>
          <S.Heading tabIndex={-1}>{heading}</S.Heading>
          <S.Brand>
            <Logo size={40} label={brandName} />
            <S.Issuer>
              <strong translate="no">{brandName}</strong>
              {issuer?.map((line) => (
                <bdi key={line}>{line}</bdi>
              ))}
            </S.Issuer>
          </S.Brand>
        </S.Head>
        {items.length > 0 && (
          <S.Rows>
            <DescriptionList items={items} />
          </S.Rows>
        )}
        {note !== undefined && <S.Note>{note}</S.Note>}
        {actions !== undefined && <S.Actions>{actions}</S.Actions>}
      </S.Paper>
      {children !== undefined && <S.WayOn>{children}</S.WayOn>}
    </S.Root>
  );
}
