import { css } from 'styled-components';
import { color, nameColorVariable } from '../../tokens/color.ts';
import { shadow } from '../../tokens/scales.ts';

/**
 * The surface of an element that floats over the page. Fields, buttons and rows inside it take
 * its ground for the raised surface, so that they need no design of their own for it.
 */
export const floatingSurface = css`
  ${nameColorVariable('surfaceRaised')}: ${color.surfaceFloating};
  ${nameColorVariable('surfaceHover')}: ${color.surfaceFloatingHover};
  ${nameColorVariable('surfacePressed')}: ${color.surfaceFloatingPressed};

  background: ${color.surfaceFloating};
  box-shadow: ${shadow.floating};
  color: ${color.text};
`;
