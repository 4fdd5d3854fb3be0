import { styled } from 'styled-components';
import { drawer } from '../../components/overlay/Drawer/Drawer.styles.ts';
import { color } from '../../tokens/color.ts';

export const Root = styled.dialog`
  ${drawer}

  --_width: 300px;

  background: ${color.surfaceSunken};
`;
