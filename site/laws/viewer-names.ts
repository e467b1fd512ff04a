/** The windows as the viewer of a car calls them in the query string. */
export const viewerNames = { front: 'front', rearSide: 'rear-side', rear: 'rear' } as const
