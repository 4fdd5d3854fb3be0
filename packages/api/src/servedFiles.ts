/**
 * Where an API at the origin of the site has its files: the sounds of `audio_link`, and the folder of the
 * pictures of `avatar_url`. A player and an image send no header, so these are no calls.
 */
export const servedFiles = { sound: '/nevisa/history/sound', folder: '/media/' } as const;
