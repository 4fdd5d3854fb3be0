/** The packages screen. */
export const packagesText = {
  requireService: 'برای تایپ صوتی زنده به بستهٔ فعال نیاز دارید.',
} as const;
