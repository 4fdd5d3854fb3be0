import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Disclosure } from './Disclosure.tsx';
import * as S from './Disclosure.styles.ts';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Stands before the title. */
  icon?: ReactNode;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly AccordionItem[];
  /** The `id` of the item that is open at first. */
  open?: string;
  /** Several may be open at once; otherwise the browser closes the one before. */
  several?: boolean;
}

/** Questions one under another, each with its answer behind it. */
export function Accordion({ items, open, several = false, ...rest }: AccordionProps) {
  const name = useId();
  return (
    <S.Group {...rest}>
      {items.map(({ id, title, content, icon }) => (
        <Disclosure
          key={id}
          title={title}
          icon={icon}
          open={id === open}
          {...(!several && { name })}
        >
          {content}
        </Disclosure>
      ))}
    </S.Group>
  );
}
