import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { Root as ButtonRoot } from '../Button/Button.styles.ts';

export const Root = styled(ButtonRoot)`
  &[aria-pressed='true'] {
    --_background: ${color.accentSoft};
    --_background-hover: ${color.accentSoftHover};
    --_background-pressed: ${color.accentSoftHover};
    --_text: ${color.onAccentSoft};

    &[data-variant='secondary'] {
      --_border: ${color.accentText};
    }
  }

  &[aria-pressed='true']:disabled {
    border-color: ${color.borderStrong}; /* a disabled button has no accent colour, so the border shows the pressed state */
  }

  @media (forced-colors: active) {
    &[aria-pressed='true']:not(:disabled) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    &[aria-pressed='true']:disabled {
      background: GrayText;
      color: Canvas;
      forced-color-adjust: none;
    }
  }
`;
