import { css, keyframes, styled } from 'styled-components';
import { asBottomBar, bottomBar } from '../../../foundations/bottomBar.ts';
import { color } from '../../../tokens/color.ts';
import { breakpoint, motion, shadow, space } from '../../../tokens/scales.ts';
import { Actions, backdrop, Body } from '../Dialog/Dialog.styles.ts';
import { floatingSurface } from '../floating.styles.ts';

const fromStart = keyframes`
  from { transform: translateX(-100%); }
`;

const fromEnd = keyframes`
  from { transform: translateX(100%); }
`;

/** A modal at one side of the window with the full height; it slides in from that side. */
export const drawer = css`
  --_width: 400px;

  position: fixed;
  inset-block: 0;
  inset-inline: auto 0;
  inline-size: min(var(--_width), calc(100% - ${space[12]}));
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  padding-block-end: env(safe-area-inset-bottom);
  border: 0;
  overflow: visible; /* a menu in it may be wider than the drawer */
  box-shadow: ${shadow.floating};
  color: ${color.text};

  &[open] {
    animation: ${fromEnd} ${motion.calm} ${motion.easing};
  }

  &[data-size='large'] {
    --_width: 560px;

    @media (width < ${breakpoint.phone}) {
      --_width: 100%;

      inline-size: 100%;
    }
  }

  &[data-side='start'] {
    inset-inline: 0 auto;

    &[open] {
      animation-name: ${fromStart};
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &[open][data-side] {
      animation: none;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  ${backdrop}
`;

export const Root = styled.dialog`
  ${drawer}
  ${floatingSurface}

  &[open] {
    display: flex;
  }

  /* Its actions are the bar above which toasts are, and not that of the page behind it. */
  anchor-scope: ${bottomBar};

  ${Actions} {
    ${asBottomBar}
  }

  /* A drawer often scrolls, so its content begins below a rule. */
  ${Body} {
    padding-block-start: ${space[4]};
  }
`;
