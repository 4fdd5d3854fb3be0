import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Disclosure } from './Disclosure.tsx';
import * as S from './Disclosure.styles.ts';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Shown before the title. */
  icon?: ReactNode;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly AccordionItem[];
  /** The `id` of the initially open item. */
  open?: string;
  /** Allows several open items; otherwise the browser closes the previous one. */
  several?: boolean;
}

/** A list of `Disclosure`s, such as questions with their answers. */
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
