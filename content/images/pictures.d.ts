declare module '*.jpg?picture' {
  const source: import('./picture').PictureSource
  export default source
}

declare module '*.jpg?share' {
  const source: import('./picture').SharedSource
  export default source
}

declare module '*/layers.json?light' {
  const light: import('../light/layers').LightLayers
  export default light
}
