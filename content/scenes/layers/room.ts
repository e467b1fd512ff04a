export { default as light } from '../../images/layers/room/layers.json?light'
