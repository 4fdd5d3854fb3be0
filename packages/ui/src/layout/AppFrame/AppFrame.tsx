import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { CollapseIcon, ExpandIcon, MenuIcon } from '../../components/media/Icon/controlIcons.ts';
import { IconButton } from '../../components/actions/IconButton/IconButton.tsx';
import { text } from '../../foundations/text.ts';
import type { MenuAccount, MenuGroup } from '../SideMenu/menu.ts';
import { MenuDrawer } from '../SideMenu/MenuDrawer.tsx';
import { Sidebar } from '../SideMenu/Sidebar.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { useMenuShape } from './useMenuShape.ts';
import * as S from './AppFrame.styles.ts';

export interface AppFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The pages that the user may open, in groups. */
  groups: readonly MenuGroup[];
  account: MenuAccount;
  brandName: string;
  brandHref: string;
  /**
   * Whether the side menu is initially compact on desktops; later changes are internal state and
   * reported by `onCompactChange`.
   * @default false
   */
  compact?: boolean;
  onCompactChange?: (compact: boolean) => void;
  /** A short page title for the top bar. */
  title?: ReactNode;
  /** Shown at the end of the top bar: credit, theme, messages, account. */
  barActions?: ReactNode;
}

/** The frame of every signed-in page: side menu, top bar and the page in `main#content`. */
export function AppFrame({
  groups,
  account,
  brandName,
  brandHref,
  compact = false,
  onCompactChange,
  title,
  barActions,
  children,
  ...rest
}: AppFrameProps) {
  const sidebarId = useId();
  const main = useRef<HTMLElement>(null);
  const topBar = useRef<HTMLElement>(null);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { shape, toggle } = useMenuShape(topBar, compact, onCompactChange);
  const menu = { groups, account, brand: { name: brandName, href: brandHref } };
  return (
    <S.Root {...rest}>
      <S.SkipLink href="#content" onClick={(event) => skipToMain(main.current, event)}>
        {text.navigation.skipToContent}
      </S.SkipLink>
      {shape === 'drawer' ? (
        <MenuDrawer {...menu} open={drawerOpen} onClose={() => setDrawerOpen(false)} />
      ) : (
        <Sidebar id={sidebarId} {...menu} compact={shape === 'compact'} />
      )}
      <S.Column>
        <TopBar
          ref={topBar}
          title={title}
          menuButton={
            shape === 'drawer' ? (
              <IconButton
                label={text.navigation.open}
                icon={<MenuIcon size="large" />}
                aria-haspopup="dialog"
                onClick={() => setDrawerOpen(true)}
              />
            ) : (
              <S.Fold
                label={shape === 'open' ? text.navigation.collapse : text.navigation.expand}
                icon={shape === 'open' ? <CollapseIcon /> : <ExpandIcon />}
                aria-expanded={shape === 'open'}
                aria-controls={sidebarId}
                onClick={toggle}
              />
            )
          }
        >
          {barActions}
        </TopBar>
        <S.Main id="content" ref={main} tabIndex={-1}>
          {children}
        </S.Main>
      </S.Column>
    </S.Root>
  );
}

// The default action would add a history entry and notify the router.
function skipToMain(main: HTMLElement | null, event: MouseEvent): void {
  event.preventDefault();
  main?.focus();
  main?.scrollIntoView();
}
