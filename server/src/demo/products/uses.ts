import { bilingual } from './bilingual'

/** Where the products of a top-level category serve. Chinese follows 适用于, English follows "Suited to". */
export const usesByCategory = {
  '1000': bilingual(`
    城市消防救援站 | city fire stations
    工业园区专职消防队 | works fire brigades in industrial parks
    大型活动与重点区域保障 | cover for large events and key areas`),
  '2000': bilingual(`
    办公、商铺与学校 | offices, shops and schools
    工厂、仓库与加油站 | plants, warehouses and filling stations
    车船与家庭 | vehicles, vessels and homes`),
  '3000': bilingual(`
    商业综合体与医院 | shopping centres and hospitals
    数据中心与轨道交通 | data centres and metro lines
    老旧小区改造 | the refurbishment of older housing`),
  '4000': bilingual(`
    变电站与配电室 | substations and switch rooms
    高架仓库与厂房 | high-bay warehouses and plants
    档案馆与数据机房 | archives and data rooms`),
  '5000': bilingual(`
    高层建筑室内外给水系统 | indoor and outdoor supply of tall buildings
    工业园区与港口 | industrial parks and ports
    消防站日常执勤 | daily duty at fire stations`),
  '6000': bilingual(`
    地铁站与地下空间 | metro stations and underground spaces
    酒店、学校与养老机构 | hotels, schools and care homes
    人员密集场所 | places where many people gather`),
  '7000': bilingual(`
    钢结构厂房与会展场馆 | steel-framed plants and exhibition halls
    机房与电缆竖井 | plant rooms and cable risers
    住宅与公共建筑 | housing and public buildings`),
  '8000': bilingual(`
    综合性消防救援队伍 | fire and rescue brigades
    企业专职消防队 | works fire brigades
    地震与水域救援 | earthquake and water rescue`),
  '9000': bilingual(`
    林区与草原防火 | forest and grassland protection
    石油化工装置 | petrochemical plants
    船舶、机车与隧道 | ships, rolling stock and tunnels`),
  A000: bilingual(`
    城市消防远程监控中心 | city-wide monitoring centres
    工业园区与高校 | industrial parks and campuses
    物业与连锁企业 | property managers and retail chains`),
  B000: bilingual(`
    储能电站与充电场站 | storage plants and charging stations
    商场、学校与群租房 | shops, schools and shared housing
    公交与物流车队 | bus and delivery fleets`),
  C000: bilingual(`
    产品制造企业 | product manufacturers
    建设与设计单位 | developers and designers
    消防救援与社会单位 | fire brigades and building owners`),
}
