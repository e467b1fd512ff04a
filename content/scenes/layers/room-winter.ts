export { default as light } from '../../images/layers/room-winter/layers.json?light'
