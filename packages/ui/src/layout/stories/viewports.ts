/** The window sizes of the layouts, for the viewport tool (.storybook/preview.tsx). */
export const viewports = {
  phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet 900', styles: { width: '900px', height: '740px' }, type: 'tablet' },
  laptop: { name: 'Laptop 1200', styles: { width: '1200px', height: '800px' }, type: 'desktop' },
  desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

export const onPhone = { viewport: { value: 'phone', isRotated: false } };
export const onTablet = { viewport: { value: 'tablet', isRotated: false } };
export const onDesktop = { viewport: { value: 'desktop', isRotated: false } };

/** Parameters of a full-window story: no padding, and an iframe on the docs page. */
export const wholeWindow = {
  layout: 'fullscreen' as const,
  docs: { story: { inline: false, iframeHeight: '640px' } },
};
