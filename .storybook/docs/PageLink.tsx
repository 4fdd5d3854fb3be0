import { DocsContext } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type ReactNode, useContext } from 'react';

interface PageLinkProps {
  /** The id of a docs page or story: `components-actions-button--docs`. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to another page of Storybook. Inside Storybook only the canvas changes. */
export function PageLink({ to, className, children }: PageLinkProps) {
  const { channel } = useContext(DocsContext);
  const path = `/?path=/${to.endsWith('--docs') ? 'docs' : 'story'}/${to}`;
  const open = (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (isPlain && window.parent !== window) {
      event.preventDefault();
      channel.emit('navigateUrl', path);
    }
  };
  return (
    <a className={className} href={`.${path}`} target="_top" onClick={open}>
      {children}
    </a>
  );
}
