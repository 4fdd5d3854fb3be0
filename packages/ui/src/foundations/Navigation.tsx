import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
  useContext,
} from 'react';

/** Goes to a place inside the application, given as path, query and fragment. */
export type Navigate = (href: string) => void;

const NavigateContext = createContext<Navigate | undefined>(undefined);

export interface NavigationProps {
  navigate: Navigate | undefined;
  children: ReactNode;
}

/** Lets every link below move inside the application without knowing its router. */
export function Navigation({ navigate, children }: NavigationProps) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>;
}

/** The way to move inside the application, for links that are not anchors of this library. */
export function useNavigate(): Navigate | undefined {
  return useContext(NavigateContext);
}

type LinkClick = MouseEventHandler<HTMLAnchorElement>;

/**
 * The click handler of an anchor: hands a plain press on a link of this origin
 * to `navigate` and leaves everything else (new tabs, downloads, telephone and
 * e-mail links, other origins, fragments of this page) to the browser.
 */
export function useLinkClick(onClick?: LinkClick): LinkClick {
  const navigate = useNavigate();
  return (event) => {
    onClick?.(event);
    const anchor = event.currentTarget;
    if (navigate !== undefined && isPlainPress(event) && leadsInside(anchor)) {
      event.preventDefault();
      navigate(`${anchor.pathname}${anchor.search}${anchor.hash}`);
    }
  };
}

export interface AnchorProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** An anchor without looks that moves inside the application; what every link of the library is made of. */
export function Anchor({ href, onClick, children, ...rest }: AnchorProps) {
  const handleClick = useLinkClick(onClick);
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}

function isPlainPress(event: MouseEvent): boolean {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event;
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;
}

function leadsInside(anchor: HTMLAnchorElement): boolean {
  const { hash, origin, pathname, search, target } = anchor;
  const here = window.location;
  const isFragmentOfThisPage = hash !== '' && pathname === here.pathname && search === here.search;
  return (
    origin === here.origin &&
    (target === '' || target === '_self') &&
    !anchor.hasAttribute('download') &&
    !isFragmentOfThisPage
  );
}
