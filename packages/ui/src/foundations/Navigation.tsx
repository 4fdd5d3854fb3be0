import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
  useContext,
} from 'react';

/** Navigates inside the application to a path with query and fragment. */
export type Navigate = (href: string) => void;

const NavigateContext = createContext<Navigate | undefined>(undefined);

export interface NavigationProps {
  navigate: Navigate | undefined;
  children: ReactNode;
}

/** Lets every link below navigate inside the application, independent of the router. */
export function Navigation({ navigate, children }: NavigationProps) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>;
}

/** The navigate function for links that are not anchors of this library. */
export function useNavigate(): Navigate | undefined {
  return useContext(NavigateContext);
}

type LinkClick = MouseEventHandler<HTMLAnchorElement>;

/**
 * Creates the click handler of an anchor: passes a plain click on a same-origin link
 * to `navigate` and leaves everything else (new tabs, downloads, telephone and e-mail
 * links, other origins, fragments of this page) to the browser.
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

/** An unstyled anchor that navigates inside the application; the base of every link of the library. */
export function Anchor({ href, onClick, children, ...rest }: AnchorProps) {
  const handleClick = useLinkClick(onClick);
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}

/** Whether a press opens a link in this tab: no middle press, no modifier, and nothing has handled it. */
export function isPlainPress(event: MouseEvent): boolean {
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
