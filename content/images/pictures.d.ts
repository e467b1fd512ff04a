declare module '*.jpg?picture' {
  const source: import('./picture').PictureSource
  export default source
}
